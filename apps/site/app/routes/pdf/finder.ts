/** Find: reads the text of page after page, counts, and leads from place to place. */
import type { OpenDocument } from './open-document.ts';
import type { PageArea } from './page-area.ts';
import { findOnPage, type RunRange, type SearchText, toSearchKey, toSearchText } from './search-text.ts';

/** What the find bar shows. */
export interface FindState {
  /** Places found so far. */
  readonly total: number;
  /** Number of the place the reader is at, from 1; 0 without one. */
  readonly at: number;
  /** Its page, from 1; 0 without one. */
  readonly page: number;
  /** Pages are still being read. */
  readonly isBusy: boolean;
}

/** Nothing looked for. */
export const nothingFound: FindState = { total: 0, at: 0, page: 0, isBusy: false };

/** More places than this help nobody; reading stops there. */
export const MAX_PLACES = 5000;

export class Finder {
  readonly #document: OpenDocument;
  readonly #area: PageArea;
  readonly #onChange: (state: FindState) => void;
  readonly #texts = new Map<number, SearchText>();
  #places = new Map<number, RunRange[][]>();
  #active: { page: number; at: number } | null = null;
  #isBusy = false;
  #turn = 0;

  constructor(document: OpenDocument, area: PageArea, onChange: (state: FindState) => void) {
    this.#document = document;
    this.#area = area;
    this.#onChange = onChange;
  }

  /** Forgets what was looked for; marks disappear. */
  clear(): void {
    this.#turn += 1;
    this.#isBusy = false;
    const marked = [...this.#places.keys()];
    this.#places = new Map();
    this.#active = null;
    for (const page of marked) this.#area.view(page)?.mark([], -1);
    this.#tell();
  }

  /**
   * Looks for what was typed, beginning at the reader's page.
   * @param typed as typed; nothing that counts clears
   * @param from page number from 1
   */
  async find(typed: string, from: number): Promise<void> {
    this.clear();
    const key = toSearchKey(typed);
    if (!key) return;
    const turn = this.#turn;
    const { numPages } = this.#document.pdf;
    this.#isBusy = true;
    this.#tell();
    for (let step = 0; step < numPages && this.#total() < MAX_PLACES; step += 1) {
      const page = (from - 1 + step) % numPages;
      // oxlint-disable-next-line no-await-in-loop -- in reading order, and the first place is shown at once
      const text = await this.#textOf(page);
      if (turn !== this.#turn) return;
      const places = findOnPage(text, key);
      if (places.length === 0) {
        if (step % 20 === 19) this.#tell();
        continue;
      }
      this.#places.set(page, places);
      if (this.#active) {
        this.#area.view(page)?.mark(places, -1);
        this.#tell();
      } else this.#activate(page, 0);
    }
    this.#isBusy = false;
    this.#tell();
  }

  /** To the next place (1) or the one before (−1); from the last to the first and back. */
  move(by: 1 | -1): void {
    const pages = [...this.#places.keys()].sort((one, other) => one - other);
    if (!this.#active || pages.length === 0) return;
    const { page, at } = this.#active;
    const next = at + by;
    if (this.#places.get(page)?.[next]) {
      this.#activate(page, next);
      return;
    }
    const other = pages[(pages.indexOf(page) + by + pages.length) % pages.length] ?? page;
    this.#activate(other, by === 1 ? 0 : (this.#places.get(other)?.length ?? 1) - 1);
  }

  #activate(page: number, at: number): void {
    const before = this.#active;
    this.#active = { page, at };
    if (before && before.page !== page) this.#area.view(before.page)?.mark(this.#places.get(before.page) ?? [], -1);
    this.#area.view(page)?.mark(this.#places.get(page) ?? [], at);
    this.#area.seekMark(page);
    this.#tell();
  }

  async #textOf(page: number): Promise<SearchText> {
    const known = this.#texts.get(page);
    if (known) return known;
    try {
      const proxy = await this.#document.pdf.getPage(page + 1);
      const { items } = await proxy.getTextContent({ disableNormalization: true });
      const text = toSearchText(items.flatMap((item) => ('str' in item ? [item] : [])));
      this.#texts.set(page, text);
      return text;
    } catch {
      // A page that cannot be read has no places; it says so itself when it comes into view.
      return toSearchText([]);
    }
  }

  #total(): number {
    let total = 0;
    for (const places of this.#places.values()) total += places.length;
    return total;
  }

  #tell(): void {
    const active = this.#active;
    let before = 0;
    if (active) for (const [page, places] of this.#places) if (page < active.page) before += places.length;
    this.#onChange({
      total: this.#total(),
      at: active ? before + active.at + 1 : 0,
      page: active ? active.page + 1 : 0,
      isBusy: this.#isBusy,
    });
  }
}
