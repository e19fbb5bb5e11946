/** Open data answers what was asked: a filter that it does not have must not give all records in silence. */

/**
 * @param names the query fields that the file has, each at most once
 * @returns HTTP 400 that names the field and those there are; undefined when all are known
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
