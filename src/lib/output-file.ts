/** A file of the built site: its path in the output folder, such as `en/contact.html`, and its content. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}
