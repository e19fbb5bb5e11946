/**
 * References from sample records to files. A record names the file it wants; `fill.ts` makes the file
 * once, uploads it to `media`, and puts the id of the upload in the reference's place.
 */

import type { PdfDocument } from './pdf.ts'

/** A drawing of `art/` or of the certificate generator, rasterised at fill time. */
export interface SampleImage {
  $image: string
}

/** A PDF generated at fill time. `name` is its file name without extension and its identity. */
export interface SamplePdf {
  $pdf: string
  document: PdfDocument
}

/** Reference to an image by its key in `images.ts`, which also describes it for those who do not see it. */
export function image(key: string): SampleImage {
  return { $image: key }
}

/** Reference to a generated PDF. */
export function pdf(name: string, document: PdfDocument): SamplePdf {
  return { $pdf: name, document }
}

/** Whether a value is a reference to an image. */
export function isSampleImage(value: unknown): value is SampleImage {
  return typeof value === 'object' && value !== null && '$image' in value
}

/** Whether a value is a reference to a PDF. */
export function isSamplePdf(value: unknown): value is SamplePdf {
  return typeof value === 'object' && value !== null && '$pdf' in value
}
