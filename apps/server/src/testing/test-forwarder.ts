import { connect, createServer, type Socket } from 'node:net'

/** An address that leads to one port of this machine after the other, as a virtual address or a TCP proxy does. */
export interface TestForwarder {
  readonly port: number
  /** New connections lead to this port from now on; open ones are ended. */
  leadTo(port: number): void
  close(): Promise<void>
}

/** What goes through towards who asked, as it is changed on the way. */
export type ChangedOnTheWay = (bytes: Buffer) => Buffer

/** Opens an address that leads to the port. */
export const startTestForwarder = async (first: number, change?: ChangedOnTheWay): Promise<TestForwarder> => {
  let target = first
  const open = new Set<Socket>()
  const keep = (socket: Socket, other: () => Socket): void => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open.delete(socket)
      other().destroy()
    })
  }
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1')
    keep(incoming, () => outgoing)
    keep(outgoing, () => incoming)
    incoming.pipe(outgoing)
    if (change === undefined) outgoing.pipe(incoming)
    else outgoing.on('data', (bytes: Buffer) => incoming.write(change(bytes)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  const endAll = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: address.port,
    leadTo(port) {
      target = port
      endAll()
    },
    async close() {
      const closed = new Promise((done) => server.close(done))
      endAll()
      await closed
    },
  }
}
