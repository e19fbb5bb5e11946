/** Nothing of the content server: the settings lie on the device. */
export const load = (): Promise<object> => Promise.resolve({});
