/**
 * Characters that nobody sees and no text of ours needs. Pastes from Word, PDF and WeChat bring them along: control characters
 * break feeds (XML 1.0 §2.2), one of the marks of direction turns round whatever follows it, spaces without width split words.
 * The joiners of emoji (U+200C, U+200D) stay.
 */
export const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;
