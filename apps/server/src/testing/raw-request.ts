import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A connection to the server at this address, over which a test may send what no client would. */
export const openConnection = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** What the server says to these bytes until it closes the connection. */
export const sendRaw = async (url: string, bytes: string | Buffer): Promise<string> => {
  const socket = await openConnection(url)
  socket.write(bytes)
  return (await buffer(socket)).toString()
}

/** A request with its headers, ready to be sent; the connection closes after it. */
export const rawRequest = (line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string => {
  const all = { host: 'localhost', connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${line} HTTP/1.1`, ...lines, '', body].join('\r\n')
}
