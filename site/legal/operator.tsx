import { Fragment } from 'react'
import { config } from '../config'

/** Who runs the site and how to reach them, if OPERATOR and CONTACT are set. */
export function Operator() {
  const { operator, contact } = config
  return (
    <>
      {operator.length > 0 && (
        <>
          <p>The operator of this site is:</p>
          <p>
            {operator.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        </>
      )}
      {contact && (
        <p>
          You can reach the operator at{' '}
          <a href={contact.startsWith('https://') ? contact : `mailto:${contact}`}>{contact}</a>.
        </p>
      )}
    </>
  )
}
