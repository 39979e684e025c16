import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A zip file of these files, by name. */
export const zipOf = async (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, name)
  zip.end()
  return buffer(zip.outputStream)
}
