/**
 * References inside sample records. A record names the file it wants; the file is made once and uploaded
 * to `media`, and the id of the upload takes the reference's place. Records refer to one another likewise.
 */

import type { PdfDocument } from './pdf.ts';

/** A drawing of `art/` or of the certificate generator, rasterised at fill time. */
export interface SampleImage {
  $image: string;
}

/** A PDF generated at fill time. `name` is its file name without extension and its identity. */
export interface SamplePdf {
  $pdf: string;
  document: PdfDocument;
}

/** Another record of the sample, made before. */
export interface SampleReference {
  $record: { collection: string; key: string };
}

/** Reference to a record by its collection and its key inside the sample. */
export function sampleRecord(collection: string, key: string): SampleReference {
  return { $record: { collection, key } };
}

/** Reference to an image by its key in `images.ts`, which also describes it for those who do not see it. */
export function image(key: string): SampleImage {
  return { $image: key };
}

/** Reference to a generated PDF. */
export function pdf(name: string, document: PdfDocument): SamplePdf {
  return { $pdf: name, document };
}

/** Whether a value is a reference to an image. */
export function isSampleImage(value: unknown): value is SampleImage {
  return typeof value === 'object' && value !== null && '$image' in value;
}

/** Whether a value is a reference to another record. */
export function isSampleReference(value: unknown): value is SampleReference {
  return typeof value === 'object' && value !== null && '$record' in value;
}

/** Whether a value is a reference to a PDF. */
export function isSamplePdf(value: unknown): value is SamplePdf {
  return typeof value === 'object' && value !== null && '$pdf' in value;
}
