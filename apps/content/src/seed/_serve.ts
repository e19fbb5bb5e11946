import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { createHandler } from '@yunxia/contract/handler'
import { implementation } from '../api/v1/implementation.ts'
import { createApiContext } from '../api/v1/api-context.ts'
const handle = createHandler(implementation, { createContext: createApiContext, onError: (e: unknown) => console.error('ERR', e) } as never)
createServer(async (q, s) => {
  const url = q.url ?? '/'
  if (url.startsWith('/media/')) { try { const b = await readFile('/tmp/seed-data/media/' + decodeURIComponent(url.slice(7))); s.writeHead(200, { 'content-type': url.endsWith('.webp') ? 'image/webp' : url.endsWith('.jpg') ? 'image/jpeg' : url.endsWith('.png') ? 'image/png' : 'application/pdf' }).end(b) } catch { s.writeHead(404).end() } return }
  if (url === '/healthz') { s.writeHead(200).end('{}'); return }
  const chunks: Buffer[] = []; for await (const c of q) chunks.push(c as Buffer)
  const r = await handle(new Request('http://127.0.0.1:3121' + url, { method: q.method, headers: q.headers as never, ...(q.method === 'POST' ? { body: Buffer.concat(chunks) } : {}) }), url.replace('/api/v1/', '').split('?')[0]!)
  s.writeHead(r.status, Object.fromEntries(r.headers)).end(Buffer.from(await r.arrayBuffer()))
}).listen(3121, '127.0.0.1', () => console.log('up'))
