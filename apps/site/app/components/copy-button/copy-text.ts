/**
 * Puts text on the clipboard; in browsers without the clipboard interface (old in-app browsers, plain HTTP) through a
 * text box that is selected. Browser only.
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'vh';
  document.body.append(box);
  const { activeElement } = document;
  box.select();
  try {
    // The only way where `navigator.clipboard` is missing.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}
