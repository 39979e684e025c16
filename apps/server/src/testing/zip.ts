import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { ZipFile } from 'yazl'

/** A zip file of these files, by name. */
export const zipOf = async (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    zip.addBuffer(bytes, name, { compress: bytes.length > 0 })
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** The files of a zip by name. */
export const unzip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await yauzl.fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

const CENTRAL_HEADER = 0x02014b50
/** Where a file's length before packing and the length of its name stand in its central header (APPNOTE, 4.3.12). */
const LENGTH_AT = 24
const NAME_LENGTH_AT = 28
const NAME_AT = 46

/** A zip file that claims that one of its files has so many bytes, whatever it has. */
export const claimingLength = (zip: Buffer, name: string, bytes: number): Buffer => {
  const claiming = Buffer.from(zip)
  for (let at = 0; at + NAME_AT < zip.length; at += 1) {
    if (zip.readUInt32LE(at) !== CENTRAL_HEADER) continue
    const ends = at + NAME_AT + zip.readUInt16LE(at + NAME_LENGTH_AT)
    if (zip.toString('utf8', at + NAME_AT, ends) !== name) continue
    claiming.writeUInt32LE(bytes, at + LENGTH_AT)
    return claiming
  }
  throw new Error(`The zip file has no ${name}.`)
}
