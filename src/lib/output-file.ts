/** A file of the built site: its path under the folder, such as `en/contact.html`, and what stands in it. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}
