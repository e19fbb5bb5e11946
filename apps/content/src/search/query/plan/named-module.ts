/** A list of the site that has names of its own. */
import type { SearchModule } from '@yunxia/contract/search';

/** Records of a module, all of them or those of which a field has one of the values, or the title has words. */
export interface RecordSet {
  module: SearchModule;
  field?: string;
  values?: readonly string[];
  /** The title has one of these and none of those. */
  has?: readonly string[];
  hasNot?: readonly string[];
}

/** A page by its names. */
export interface PageName {
  /** What the page is called, and its path. */
  title: string;
  url: string;
  /** Words that name it, the first the most usual. */
  names: readonly string[];
}

export interface NamedModule extends PageName {
  key: string;
  /** A wider list that it is a part of. */
  under?: string;
  sets: readonly RecordSet[];
}

/** Names parted by 、 as editors part them. */
export function namesOf(text: string): string[] {
  return text.split('、');
}

/** A page made of one record, by its key. */
export function pageSet(module: 'special_column' | 'company_page', key: string): RecordSet[] {
  return [{ module, field: 'key', values: [key] }];
}
