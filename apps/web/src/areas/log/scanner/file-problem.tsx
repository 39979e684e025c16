import { type PictureProblem, pictureProblemText } from './picture-problem.ts'

/** What was wrong with the chosen file. */
export function FileProblem({ problem }: { problem: PictureProblem | null }) {
  return problem === null ? null : (
    <p role="alert" className="rounded-control bg-danger-tint px-3 py-2.5 text-14 font-semibold text-danger">
      {pictureProblemText(problem)}
    </p>
  )
}
