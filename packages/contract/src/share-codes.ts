/** Code words of shareholders and governance, without schemas. */

/** What a shareholder is, in the words of periodic reports. */
export const holderKinds = {
  state: '国家',
  state_legal: '国有法人',
  domestic_legal: '境内非国有法人',
  foreign_legal: '境外法人',
  domestic_person: '境内自然人',
  foreign_person: '境外自然人',
  other: '其他',
} as const;
export type HolderKind = keyof typeof holderKinds;

/** Bodies that people belong to; committees are parts of the board. */
export const governanceBodies = { board: '董事会', management: '高级管理人员' } as const;
export type GovernanceBody = keyof typeof governanceBodies;

/** Bodies that meet. */
export const meetingBodies = { general: '股东会', board: '董事会', committee: '专门委员会' } as const;
export type MeetingBody = keyof typeof meetingBodies;

/** Most ranks of a list of holders. */
export const MOST_HOLDERS = 10;
