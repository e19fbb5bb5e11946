/** What the endpoints of the import answer; the admin reads it. */

/** What the check answers. */
export interface ImportCheck {
  total: number;
  faulty: number;
  /** Whether the rows are handed to review instead of being published. */
  isReviewed: boolean;
  columns: { key: string; label: string }[];
  rows: {
    row: number;
    cells: Readonly<Record<string, string>>;
    faults: { column: string; message: string }[];
    /** What the import makes of it, in words: 新建; absent where every row is new. */
    outcome?: string;
  }[];
}

/** How far an import is. */
export interface ImportProgress {
  phase: 'writing' | 'publishing' | 'done' | 'failed';
  written: number;
  total: number;
}
