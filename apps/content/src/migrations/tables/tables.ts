/** Tables of one subject: SQL statements in the order in which they are run. */
export interface Tables {
  sqlite: readonly string[];
  postgres: readonly string[];
}
