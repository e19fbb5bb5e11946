/** Nothing of the content server: the statement is about this program. */
export const load = (): Promise<object> => Promise.resolve({});
