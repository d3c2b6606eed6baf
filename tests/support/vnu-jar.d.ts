declare module 'vnu-jar' {
  /** Where the checker's archive lies. */
  const path: string;
  export default path;
}
