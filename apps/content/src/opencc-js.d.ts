/** The package types its converters, not its tables: pairs between `|`, in each a character and what stands for it. */
declare module 'opencc-js/dict/TSCharacters' {
  const table: string;
  export default table;
}

declare module 'opencc-js/dict/STCharacters' {
  const table: string;
  export default table;
}
