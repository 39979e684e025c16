/** The parts we use of the ONNX runtime for Node; the package ships no types. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dims: readonly number[])
    readonly data: unknown
    readonly dims: readonly number[]
  }
  export interface SessionOptions {
    readonly executionProviders: readonly string[]
    readonly intraOpNumThreads: number
    readonly interOpNumThreads: number
    readonly enableCpuMemArena: boolean
    readonly enableMemPattern: boolean
    readonly logSeverityLevel: number
  }
  export class InferenceSession {
    static create(path: string, options: SessionOptions): Promise<InferenceSession>
    readonly inputNames: readonly string[]
    readonly outputNames: readonly string[]
    run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>
  }
}
