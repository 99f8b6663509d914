/** Where facts such as tax rates were read. */
export interface Source {
  /** 'European Commission, Taxes in Europe Database'. */
  readonly title: string
  readonly url: string
  /** When the facts were valid or published, or else read: 'YYYY-MM-DD'. */
  readonly date: string
}
