/** Address of the calendar; without a county, of all of them. */
export const outageFeedHref = (county?: string): string =>
  `/feeds/outages.ics${county ? `?${new URLSearchParams({ county }).toString()}` : ''}`;
