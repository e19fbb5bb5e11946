/** An answer in the shape of Payload's errors, which the admin shows. */
export function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
