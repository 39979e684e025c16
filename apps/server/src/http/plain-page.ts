import { createHash } from 'node:crypto'
import { DEFAULT_LOCALE, type Locale } from '@pacemeal/domain'
import { escapeHtml } from '../mails/layout.ts'
import { contentPolicy } from './content-policy.ts'

const style = `
:root{color-scheme:light dark;--paper:light-dark(#faf7f2,#12100e);--surface:light-dark(#fff,#1c1917);--ink:light-dark(#1c1917,#f5f1ea);--muted:light-dark(#6b635b,#a8a099);--line:light-dark(#e7e0d6,#2e2a26);--edge:light-dark(#8a8178,#7a726b);--ember:light-dark(#ea580c,#fb923c);--action:light-dark(#c2410c,#fb923c);--on-action:light-dark(#fff,#1c1207)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/24px Figtree,system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:24px 16px 64px}
header{display:flex;align-items:center;gap:8px;font-weight:700;font-size:20px;margin-bottom:24px}
header i{width:12px;height:12px;border-radius:50%;background:var(--ember)}
h1{font-size:28px;line-height:34px;margin:0 0 8px;overflow-wrap:anywhere}
h2{font-size:20px;line-height:28px;margin:0;overflow-wrap:anywhere}
p{margin:0 0 16px}
.muted{color:var(--muted);font-size:14px;line-height:20px}
form{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0 24px}
input{flex:1 1 240px;min-height:44px;padding:0 12px;border:1px solid var(--edge);border-radius:12px;background:var(--surface);color:inherit;font:inherit}
button{min-height:44px;padding:0 20px;border:0;border-radius:12px;background:var(--action);color:var(--on-action);font:inherit;font-weight:600}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:20px;padding:16px 20px}
.links{margin:12px 0 0;padding:0;list-style:none;display:grid;gap:4px}
a{color:var(--action);overflow-wrap:anywhere}
h2 a,.links a{display:inline-block;padding:8px 0}
.links a{font-size:14px;line-height:20px}
h2 a{color:inherit;padding:0;text-decoration:none}
h2 a:hover{text-decoration:underline}
iframe{width:100%;height:70vh;min-height:480px;border:1px solid var(--line);border-radius:20px;background:var(--surface);margin-top:24px}
:focus-visible{outline:3px solid var(--ember);outline-offset:2px}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** What pages that the server writes itself may load: their style, and frames of this server. */
export const pagePolicy = contentPolicy({
  'style-src': `'sha256-${styleHash}'`,
  'img-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
})

/** A page of the server's own, outside the app, that looks like it. `content` is HTML. */
export const page = (title: string, content: string, locale: Locale = DEFAULT_LOCALE): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Pacemeal</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body><main>
<header><i></i> Pacemeal</header>
${content}
</main></body>
</html>
`
