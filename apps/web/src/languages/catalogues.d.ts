declare module '*.po?part=account' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?part=day' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?part=training' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?part=more' {
  export const messages: import('@lingui/core').Messages
}
declare module '@pacemeal/catalog/german-instructions?parts' {
  export const parts: import('./spoken-instructions.ts').InstructionParts
}
declare module '@pacemeal/catalog/spanish-instructions?parts' {
  export const parts: import('./spoken-instructions.ts').InstructionParts
}
