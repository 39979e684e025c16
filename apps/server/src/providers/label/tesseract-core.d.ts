/** The parts we use of Tesseract compiled to WebAssembly; the package ships no types. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  export interface TesseractApi {
    /** 0 on success. Mode 1 is the LSTM recogniser. */
    Init(dataPath: string | null, language: string, mode: number): number
    SetVariable(name: string, value: string): boolean
    /** Takes the picture that stands at `/input`; 1 means it could not be read. */
    SetImageFile(exifOrientation: number, radians: number): number
    Recognize(monitor: null): number
    GetTSVText(page: number): string
    Clear(): void
  }
  export interface Tesseract {
    readonly FS: { writeFile(path: string, data: Uint8Array): void }
    readonly TessBaseAPI: new () => TesseractApi
  }
  const open: (options: { TesseractProgress: (percent: number) => void }) => Promise<Tesseract>
  export default open
}
