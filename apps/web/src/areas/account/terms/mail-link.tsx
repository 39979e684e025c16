/** An address to write to. */
export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="font-semibold text-ember-ink underline underline-offset-4">
    {address}
  </a>
)
