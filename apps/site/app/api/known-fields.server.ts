/** Open data rejects unknown query fields: an unknown filter must not silently return all records. */

/**
 * @param names the query fields that the file has, each at most once
 * @returns HTTP 400 that names the unknown field and the known ones; undefined when all are known
 */
export const refuseUnknownFields = (url: URL, names: readonly string[]): Response | undefined => {
  const given = [...url.searchParams.keys()];
  const unknown = given.find((name) => !names.includes(name));
  const twice = given.find((name, at) => given.indexOf(name) !== at);
  if (unknown === undefined && twice === undefined) return undefined;
  const has = names.length > 0 ? `可用的参数：${names.join('、')}` : '这个网址不带参数';
  const words = unknown === undefined ? `参数“${twice}”只能写一次` : `没有参数“${unknown.slice(0, 50)}”。${has}`;
  return new Response(words, {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
};
