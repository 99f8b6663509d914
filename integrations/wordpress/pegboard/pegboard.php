<?php
/**
 * Plugin Name: Pegboard
 * Description: Calculators, converters and generators for your posts and pages, as a block or a shortcode.
 * Version: 0.1.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: pegboard
 *
 * @package Pegboard
 */

defined( 'ABSPATH' ) || exit;

/**
 * The address of the site that the tools come from, without a trailing slash, or '' if none is set.
 */
function pegboard_url(): string {
	/**
	 * Filters the address of the site that the tools come from, such as https://tools.example.
	 *
	 * @param string $url The constant PEGBOARD_URL, or ''.
	 */
	$url = apply_filters( 'pegboard_url', defined( 'PEGBOARD_URL' ) ? PEGBOARD_URL : '' );
	return untrailingslashit( esc_url_raw( (string) $url, array( 'http', 'https' ) ) );
}

/**
 * The tools by id, each with its name, its height in a frame and its attributes. Derived from Pegboard's catalog.
 */
function pegboard_tools(): array {
	static $tools = null;
	$tools      ??= wp_json_file_decode( __DIR__ . '/tools.json', array( 'associative' => true ) );
	return is_array( $tools ) ? $tools : array();
}

/**
 * Keeps the attributes that the tool has.
 *
 * @param string $id    The tool's id.
 * @param array  $given Texts by name. In a shortcode, a name without a text has a number as its key.
 */
function pegboard_attributes( string $id, array $given ): array {
	$kept = array();
	foreach ( $given as $name => $text ) {
		if ( is_int( $name ) ) {
			list( $name, $text ) = array( $text, '' );
		}
		// CSS variables such as --pegboard-accent are for all tools.
		$is_known = 0 === strpos( $name, '--pegboard-' ) || in_array( $name, pegboard_tools()[ $id ]['attributes'], true );
		if ( is_scalar( $text ) && $is_known ) {
			$kept[ $name ] = wp_check_invalid_utf8( (string) $text );
		}
	}
	return $kept;
}

/**
 * The markup of a tool. Also enqueues the script that it needs.
 *
 * @param string $id    The tool's id.
 * @param string $mode  'frame', or 'script' for a custom element in the page itself.
 * @param array  $given The tool's attributes.
 */
function pegboard_render( string $id, string $mode, array $given ): string {
	$tools = pegboard_tools();
	$url   = pegboard_url();
	if ( '' === $url ) {
		return pegboard_hint( __( 'Pegboard: set the address of your tools. See the plugin’s readme.txt.', 'pegboard' ) );
	}
	if ( ! isset( $tools[ $id ] ) ) {
		/* translators: %s: the name that the author wrote */
		return pegboard_hint( sprintf( __( 'Pegboard: there’s no tool called “%s”.', 'pegboard' ), $id ) );
	}
	$attributes = pegboard_attributes( $id, $given );
	return 'script' === $mode
		? pegboard_element( $url, $id, $attributes )
		: pegboard_frame( $url, $id, $attributes );
}

/**
 * A frame, which frames.js makes as tall as its content.
 *
 * @param string $url        The site's address.
 * @param string $id         The tool's id.
 * @param array  $attributes The tool's attributes, which become parameters.
 */
function pegboard_frame( string $url, string $id, array $attributes ): string {
	$tool    = pegboard_tools()[ $id ];
	$schemes = array(
		'dark' => 'dark',
		'auto' => 'light dark',
	);
	$query   = http_build_query( $attributes, '', '&', PHP_QUERY_RFC3986 );
	// WordPress adds its own version to the address of a script that has none.
	wp_enqueue_script( 'pegboard-frames', "$url/embed/frames.js", array(), null, array( 'strategy' => 'async' ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	return sprintf(
		'<iframe src="%s" title="%s" loading="lazy" width="100%%" height="%d" style="%s" allow="clipboard-write"></iframe>',
		esc_url( "$url/embed/$id" . ( '' === $query ? '' : "?$query" ) ),
		esc_attr( $tool['name'] ),
		$tool['height'],
		// The same as in the frame's document. Otherwise, browsers give the frame a background.
		esc_attr( 'border:0;color-scheme:' . ( $schemes[ $attributes['theme'] ?? '' ] ?? 'light' ) )
	);
}

/**
 * A custom element, with a link for readers without scripts.
 *
 * @param string $url        The site's address.
 * @param string $id         The tool's id.
 * @param array  $attributes The tool's attributes.
 */
function pegboard_element( string $url, string $id, array $attributes ): string {
	wp_enqueue_script_module( "pegboard-$id", "$url/embed/$id.js", array(), null );
	$written = '';
	$style   = '';
	foreach ( $attributes as $name => $text ) {
		if ( 0 === strpos( $name, '--' ) ) {
			$style .= sanitize_key( $name ) . ':' . preg_replace( '/[;{}]/', '', $text ) . ';';
			continue;
		}
		$written .= sprintf( ' %s="%s"', sanitize_key( $name ), esc_attr( $text ) );
	}
	if ( '' !== $style ) {
		$written .= sprintf( ' style="%s"', esc_attr( $style ) );
	}
	$link = sprintf( '<a href="%s">%s</a>', esc_url( "$url/$id" ), esc_html( pegboard_tools()[ $id ]['name'] ) );
	return sprintf( '<pegboard-%1$s%2$s>%3$s</pegboard-%1$s>', sanitize_key( $id ), $written, $link );
}

/**
 * What's wrong, for those who can fix it. Visitors see nothing.
 *
 * @param string $text What's wrong.
 */
function pegboard_hint( string $text ): string {
	return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( $text ) . '</p>' : '';
}

/**
 * [pegboard tool="mortgage-calculator" theme="dark" home-price="420000"]
 *
 * @param array|string $given The shortcode's attributes.
 */
function pegboard_shortcode( $given ): string {
	$given = is_array( $given ) ? $given : array();
	$id    = sanitize_key( $given['tool'] ?? '' );
	$mode  = 'frame';
	// Some tools have a field called `mode` as well, such as the tax calculator with `mode="remove"`.
	if ( in_array( $given['mode'] ?? '', array( 'frame', 'script' ), true ) ) {
		$mode = $given['mode'];
		unset( $given['mode'] );
	}
	unset( $given['tool'] );
	return pegboard_render( $id, $mode, $given );
}

/**
 * The block's markup.
 *
 * @param array $attributes The block's attributes.
 */
function pegboard_block( array $attributes ): string {
	$id     = sanitize_key( $attributes['tool'] ?? '' );
	$mode   = sanitize_key( $attributes['mode'] ?? 'frame' );
	$values = is_array( $attributes['values'] ?? null ) ? $attributes['values'] : array();
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), pegboard_render( $id, $mode, $values ) );
}

/**
 * Registers the block, its editor and the shortcode.
 */
function pegboard_register(): void {
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' );
	wp_register_script( 'pegboard-editor', plugins_url( 'editor.js', __FILE__ ), $needs, '0.1.0', true );
	$data = array(
		'url'   => pegboard_url(),
		'tools' => pegboard_tools(),
	);
	wp_add_inline_script( 'pegboard-editor', 'window.pegboard = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	register_block_type( __DIR__, array( 'render_callback' => 'pegboard_block' ) );
	add_shortcode( 'pegboard', 'pegboard_shortcode' );
}
add_action( 'init', 'pegboard_register' );
