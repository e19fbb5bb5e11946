declare module 'virtual:before-paint' {
  /** Source of app/runtime/before-paint.ts as one classic script. */
  const source: string;
  export default source;
}

declare module 'virtual:pdfjs-root' {
  /** Address of the folder with pdf.js and its data, with a slash at the end. */
  const address: string;
  export default address;
}
