declare module 'virtual:before-paint' {
  /** Source of app/device/before-paint.ts as one classic script. */
  const source: string;
  export default source;
}
