/** On what terms feeds are given: what the files do and what their page says, from one place. */

/** Days for which an ended or cancelled outage stays in the feeds, so that every calendar receives the change. */
export const RETENTION_DAYS = 30;
/** How often a subscriber to outages should ask again, in minutes. */
export const REFRESH_MINUTES = 15;
/** Licence of the data of outages: Creative Commons, attribution. */
export const OUTAGE_LICENCE = 'https://creativecommons.org/licenses/by/4.0/deed.zh-hans';
