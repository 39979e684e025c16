/**
 * A kitchen table at dawn: the road that is about to be run leads to the sun, breakfast stands in front of it. Drawn in
 * the theme's own colours, so it is night-dark in the dark theme. Decoration only.
 */
export function DawnArt() {
  return (
    <div aria-hidden className="sticky top-0 hidden h-dvh overflow-hidden bg-ember-tint wide:block">
      <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMax slice" className="size-full" aria-hidden="true">
        <circle cx="455" cy="420" r="150" className="fill-ember" />
        <path d="M0 470c120-70 230-70 340-16s250 50 460-60v606H0Z" className="fill-[var(--art-far)]" />
        <path d="M0 560c180-90 330-60 470-8s230 34 330-20v468H0Z" className="fill-[var(--art-mid)]" />
        <path
          d="M512 564C560 608 640 640 604 700C566 762 430 764 390 850H650C650 800 728 762 734 692C740 628 592 600 524 566Z"
          className="fill-[var(--art-road)]"
        />
        <path
          d="M520 568C580 606 690 636 666 696C640 758 540 776 522 846"
          fill="none"
          strokeWidth="5"
          strokeDasharray="16 20"
          className="stroke-[var(--art-dash)]"
        />
        <path d="M0 640c120-40 220-30 300 30 60 46 40 130-20 230H0Z" className="fill-[var(--art-near)]" />
        <path d="M800 610c-110-10-190 30-220 100-24 58 0 120 40 190h180Z" className="fill-[var(--art-near)]" />
        <path d="M0 850h800v150H0Z" className="fill-[var(--art-table)]" />
        <path d="M0 850h800v10H0Z" className="fill-[var(--art-edge)]" />
        <Bowl />
        <Cup />
      </svg>
    </div>
  )
}

function Bowl() {
  return (
    <g>
      <ellipse cx="330" cy="936" rx="180" ry="16" className="fill-[var(--art-edge)]" />
      <circle cx="250" cy="742" r="46" className="fill-[var(--art-fruit)]" />
      <circle cx="322" cy="722" r="56" className="fill-ember" />
      <path d="M322 668c4-22 18-34 38-38-2 22-14 36-38 38Z" className="fill-success" />
      <circle cx="398" cy="748" r="40" className="fill-[var(--art-fruit)]" />
      <circle cx="352" cy="768" r="22" className="fill-fat" />
      <circle cx="290" cy="772" r="20" className="fill-fat" />
      <circle cx="438" cy="774" r="18" className="fill-fat" />
      <path d="M150 774h360c0 96-70 160-180 160s-180-64-180-160Z" className="fill-[var(--art-bowl)]" />
      <path d="M158 826h344c-4 14-9 27-16 38H174c-7-11-12-24-16-38Z" className="fill-[var(--art-stripe)]" />
      <rect x="138" y="764" width="384" height="20" rx="10" className="fill-[var(--art-rim)]" />
      <rect x="280" y="928" width="100" height="14" rx="7" className="fill-[var(--art-rim)]" />
    </g>
  )
}

function Cup() {
  return (
    <g>
      <ellipse cx="640" cy="938" rx="80" ry="10" className="fill-[var(--art-edge)]" />
      <path
        d="M690 850h22c22 0 36 12 36 30s-14 32-36 32h-22"
        fill="none"
        strokeWidth="12"
        className="stroke-[var(--art-bowl)]"
      />
      <path d="M576 824h124v74c0 26-18 42-42 42h-40c-24 0-42-16-42-42Z" className="fill-[var(--art-bowl)]" />
      <rect x="570" y="816" width="136" height="16" rx="8" className="fill-[var(--art-rim)]" />
      <path
        d="M612 796c-14-20 14-30 0-52M648 796c-14-20 14-30 0-52"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-[var(--art-bowl)]"
      />
    </g>
  )
}
