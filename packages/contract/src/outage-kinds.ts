/** Kinds of outage. A module of its own, without schemas: pages show the labels before they need to read an answer. */

/** Outage kinds by code word. */
export const outageKinds = { planned: '计划停电', temporary: '临时停电', fault: '故障停电' } as const;
export type OutageKind = keyof typeof outageKinds;
