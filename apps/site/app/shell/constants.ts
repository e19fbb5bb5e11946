/** Fixed values of the shell. Those of the specification carry its section. */

/** Where the progress bar starts, as a part of its length (Spec §9). */
export const PROGRESS_MINIMUM = 0.3;
/** How long the bar takes to its end and to go away, in ms (Spec §9). */
export const PROGRESS_SPEED_MS = 500;
/** Time between two small steps of the bar, in ms (Spec §9). */
export const PROGRESS_TRICKLE_MS = 200;
/** A navigation shorter than this shows no bar, in ms: a flash would only distract. */
export const PROGRESS_QUIET_MS = 150;

/** After this long without an answer the page says 仍在加载, in ms. The request itself has no time-out (Spec §9). */
export const STILL_LOADING_MS = 10_000;

/** Defaults of the scroll reveal helper (Spec §9). */
export const REVEAL_DEFAULTS = {
  boxClass: 'wow',
  animateClass: 'animated',
  /** Distance a box must have entered the window by, in effective px. */
  offset: 0,
  mobile: true,
  live: true,
} as const;
/** Interval of the visibility check, in ms (Spec §9). */
export const REVEAL_CHECK_MS = 50;

/** Longest search text, in characters as a reader counts them (Spec §5). */
export const SEARCH_MAX = 100;
