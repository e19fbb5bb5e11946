/** The kinds of date in the calendar of investors, and the two that have records of their own. */
export const irEventKinds = {
  results: '报告与业绩说明会',
  general_meeting: '股东会',
  meeting: '投资者交流',
  reception: '现场接待',
  ex_day: '登记日与除息日',
  blackout: '静默期',
} as const;
export type IrEventKind = keyof typeof irEventKinds;

/** How a date stands. A withdrawn one has neither title nor text: only calendars that have it need to know. */
export const irEventStates = { confirmed: '如期', cancelled: '已取消', withdrawn: '已撤下' } as const;
export type IrEventState = keyof typeof irEventStates;

/** Days that no activity and no distribution says. */
export const investorDayKinds = { results: '定期报告披露日', blackout: '静默期' } as const;
