/** With what other editors change: a long integer, 1.0, an escape. */
export const sample = `{
  "name": "Ada Lovelace",
  "born": 1815,
  "id": 12345678901234567890,
  "rating": 1.0,
  "fields": ["mathematics", "computing"],
  "address": { "city": "London", "lines": ["12 St James\\u2019s Square", null] },
  "active": false
}
`
