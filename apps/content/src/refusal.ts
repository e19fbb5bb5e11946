/**
 * An answer in the shape of Payload's errors, which the admin shows.
 * @param path of the field at fault, which the form marks
 */
export function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  path: string | undefined = undefined,
): Response {
  const error = path === undefined ? { message } : { message, data: { errors: [{ message, path }] } };
  return Response.json({ errors: [error] }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
