/** Kinds of companies, without schemas. */

/** What a company is to the group. */
export const companyKinds = { branch: '分公司', subsidiary: '子公司', associate: '参股公司' } as const;
export type CompanyKind = keyof typeof companyKinds;
