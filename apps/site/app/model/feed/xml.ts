/** XML 1.0 by hand: what goes between the tags of feeds and sitemaps. */

/**
 * What XML 1.0 forbids even as a reference: control characters (Word pastes U+000B), lone surrogates, U+FFFE and
 * U+FFFF.
 */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as the content of an element or the value of an attribute: what XML forbids is dropped, markup escaped. */
export const toXmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** `<name>text</name>` with the text escaped; '' when there is no text. */
export const toXmlElement = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${toXmlText(text)}</${name}>` : '';
