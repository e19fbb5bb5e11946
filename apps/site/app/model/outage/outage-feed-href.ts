/** Formats of the feed of outages, by the ending of their URL. */
export type OutageFormat = 'ics' | 'rss' | 'json' | 'csv';

/** Address of the outages as a file, a calendar unless another format is asked for; without a county, of all of them. */
export const outageFeedHref = (county?: string, format: OutageFormat = 'ics'): string =>
  `/feeds/outages.${format}${county ? `?${new URLSearchParams({ county }).toString()}` : ''}`;

/** The same URL for a program that keeps a calendar: it subscribes instead of saving a file. */
export const toWebcal = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Content-Disposition of a feed: a table is saved under a name that says what it is, the others are read. */
export const toFeedFileName = (format: OutageFormat, county: string | undefined): string => {
  const name = encodeURIComponent(`停电公告${county ? `-${county}` : ''}.${format}`);
  return `${format === 'csv' ? 'attachment' : 'inline'}; filename="outages.${format}"; filename*=UTF-8''${name}`;
};
