const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))

/** Pictures of 64 x 32 pixels, the left half red, the right one blue, as files of each kind. */
const jpeg = bytesOf(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAgAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFwEBAQEBAAAAAAAAAAAAAAAAAAYHBf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJQDnrAABMAaAhwAFMBn64AATAGgIcAB/9k=',
)
const webp = bytesOf(
  'UklGRl4AAABXRUJQVlA4IFIAAAAQBACdASpAACAAPu1srlAppiQirAgBMB2JYwDK7Y21A/FUAxWz9KQqWAD+6WkZukba9H/ziXHWd3aljb4GJfziXoHa/odbPHSMWtcPDToGRgAA',
)
const avif = bytesOf(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAADAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAEAAAAAgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAA4bWRhdBIACgk4FT/7SAhoNIAyIRrCYuTgABQAANyowQVY577j1KiRt+KlXqeOahDuM3y6YA==',
)
/** It moves: the first frame is red, the second blue. */
const gif = bytesOf(
  'R0lGODlhQAAgAIAAAExpcf8AACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAQAAgAAACLYyPqcvtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kzX9o3n+s73/g8MCoekAgAh+QQFCgAAACwAAAAAQAAgAIBMaXEAAP8CLYyPqcvtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kzX9o3n+s73/g8MCoekAgA7',
)

/** The note of a phone that lay on its side: shown upright, the picture stands high, with its left half above. */
const turned = bytesOf('/+EAIkV4aWYAAE1NACoAAAAIAAEBEgADAAAAAQAGAAAAAAAA')
const turnedJpeg = Uint8Array.from([...jpeg.subarray(0, 2), ...turned, ...jpeg.subarray(2)])

/** The beginning of a PNG picture that says how large it is. */
const hugePng = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const header = new DataView(new ArrayBuffer(33))
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  for (const [at, byte] of start.entries()) header.setUint8(at, byte)
  header.setUint32(16, width)
  header.setUint32(20, height)
  header.setUint8(24, 8)
  header.setUint8(25, 2)
  return new Uint8Array(header.buffer)
}

/** Small picture files for tests. */
export const pictureFiles = { jpeg, webp, avif, gif, turnedJpeg, hugePng } as const
