// The block in the editor: a preview, and its settings in the sidebar. There's no build step.
{
  const { blocks, blockEditor, components, element, i18n } = window.wp
  const { url, tools } = window.pegboard
  const { createElement: h, Fragment } = element
  const { __, sprintf } = i18n
  const ids = Object.keys(tools)
  const schemes = { dark: 'dark', auto: 'light dark' }

  function preview({ tool, values }) {
    const query = new URLSearchParams(values).toString()
    return h('iframe', {
      src: `${url}/embed/${tool}${query && `?${query}`}`,
      title: tools[tool].name,
      loading: 'lazy',
      width: '100%',
      height: tools[tool].height,
      // Clicks select the block.
      style: { border: 0, pointerEvents: 'none', colorScheme: schemes[values.theme] ?? 'light' },
    })
  }

  function settings({ attributes: { tool, mode, values }, setAttributes }) {
    const choose = (name) => (text) => {
      const { [name]: _, ...others } = values
      setAttributes({ values: text === '' ? others : { ...others, [name]: text } })
    }
    const choice = (label, value, options, onChange) =>
      h(components.SelectControl, {
        key: label,
        label,
        value,
        options: options.map(([value, label]) => ({ value, label })),
        onChange,
        __nextHasNoMarginBottom: true,
      })
    const text = (name) =>
      h(components.TextControl, {
        key: name,
        label: name,
        value: values[name] ?? '',
        onChange: choose(name),
        __nextHasNoMarginBottom: true,
      })
    const general = [
      choice(
        __('Tool', 'pegboard'),
        tool,
        ids.map((id) => [id, tools[id].name]),
        // Another tool has other attributes.
        (id) => setAttributes({ tool: id, values: {} }),
      ),
      choice(
        __('Theme', 'pegboard'),
        values.theme ?? '',
        [
          ['', __('Light', 'pegboard')],
          ['dark', __('Dark', 'pegboard')],
          ['auto', __('Like the visitor’s system', 'pegboard')],
        ],
        choose('theme'),
      ),
      choice(
        __('Show in', 'pegboard'),
        mode,
        [
          ['frame', __('A frame', 'pegboard')],
          ['script', __('The page itself', 'pegboard')],
        ],
        (mode) => setAttributes({ mode }),
      ),
    ]
    const others = tools[tool].attributes.filter((name) => name !== 'theme').map(text)
    return [
      h(components.PanelBody, { key: 'general', title: __('Tool', 'pegboard') }, general),
      h(components.PanelBody, { key: 'values', title: __('Values', 'pegboard'), initialOpen: false }, others),
    ]
  }

  function Edit(props) {
    const { tool } = props.attributes
    let content = preview
    if (!url)
      content = () => h('p', null, __('Set the address of your tools. See the plugin’s readme.txt.', 'pegboard'))
    else if (!tools[tool]) content = () => h('p', null, sprintf(__('There’s no tool called “%s”.', 'pegboard'), tool))
    return h(
      Fragment,
      null,
      tools[tool] && h(blockEditor.InspectorControls, { key: 'settings' }, settings(props)),
      h('div', blockEditor.useBlockProps(), content(props.attributes)),
    )
  }

  // The server renders the block, so nothing is saved besides its attributes.
  blocks.registerBlockType('pegboard/tool', { edit: Edit, save: () => null })
}
