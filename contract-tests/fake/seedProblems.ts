/** Maximum problems in an error message; the message counts the others. */
const maximumShown = 100

/** @throws Error with all problems, if there are any */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length === 0) return
  const more = problems.length > maximumShown ? [`… and ${problems.length - maximumShown} more.`] : []
  const [first, ...others] = [...problems.slice(0, maximumShown), ...more]
  throw new Error(
    others.length === 0
      ? `Invalid initial record: ${first}`
      : `${problems.length} problems in the initial records:\n${[first, ...others].map((problem) => `  ${problem}`).join('\n')}`,
  )
}
