/** Kinds of records of social responsibility, without schemas. */

export const socialResponsibilityTypes = { report: '社会责任报告', case: '实践案例', charity: '公益慈善' } as const;
export type SocialResponsibilityType = keyof typeof socialResponsibilityTypes;
