<?php
/**
 * `php integrations/wordpress/check.php`: runs the plugin in dist without WordPress, with stubs of the functions it uses.
 * Run it after changing pegboard.php and `npm run build:derived`. The tests in Node don't need PHP, so they don't run this.
 *
 * @package Pegboard
 */

// The rule for WordPress's own functions is their real behavior, as far as the plugin depends on it.
define( 'ABSPATH', __DIR__ );
define( 'PEGBOARD_URL', 'https://tools.example/' );
$site     = null;
$can_edit = false;
$enqueued = array();
$shown    = array();
// phpcs:disable
function apply_filters( $name, $value ) { global $site; return $site ?? $value; }
function untrailingslashit( $text ) { return rtrim( $text, '/\\' ); }
function esc_url_raw( $url, $schemes ) { return preg_match( '#^(' . implode( '|', $schemes ) . ')://#', $url ) ? $url : ''; }
function esc_url( $url ) { return str_replace( array( '&', '"', "'", '<', '>' ), array( '&#038;', '', '&#039;', '', '' ), $url ); }
function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_html( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function sanitize_key( $key ) { return preg_replace( '/[^a-z0-9_\-]/', '', strtolower( is_scalar( $key ) ? $key : '' ) ); }
function wp_check_invalid_utf8( $text ) { return preg_match( '//u', $text ) ? $text : ''; }
function wp_json_file_decode( $path, $options ) { return json_decode( file_get_contents( $path ), $options['associative'] ); }
function wp_json_encode( $data, $flags ) { return json_encode( $data, $flags ); }
function wp_enqueue_script( $handle, $src, $deps, $version, $args ) { global $enqueued; $enqueued[] = $src; }
function wp_enqueue_script_module( $handle, $src, $deps, $version ) { global $enqueued; $enqueued[] = "module $src"; }
function current_user_can() { global $can_edit; return $can_edit; }
function get_block_wrapper_attributes() { return 'class="wp-block-pegboard-tool"'; }
function __( $text ) { return $text; }
function plugins_url( $path ) { return "/plugins/pegboard/$path"; }
function wp_register_script( ...$all ) { global $shown; $shown['script'] = $all; }
function wp_add_inline_script( ...$all ) { global $shown; $shown['inline'] = $all[1]; }
function register_block_type( ...$all ) { global $shown; $shown['block'] = $all; }
function add_shortcode( ...$all ) { global $shown; $shown['shortcode'] = $all; }
function add_action( $name, $run ) { $run(); }
// phpcs:enable

require dirname( __DIR__, 2 ) . '/dist/wordpress/pegboard/pegboard.php';

$failed = 0;
/**
 * Compares an answer with what's expected.
 *
 * @param string $name     What's checked.
 * @param mixed  $got      The answer.
 * @param mixed  $expected What it should be.
 */
function check( string $name, $got, $expected ): void {
	global $failed;
	if ( $got === $expected ) {
		return;
	}
	++$failed;
	echo "FAILED: $name\n  got      ", json_encode( $got ), "\n  expected ", json_encode( $expected ), "\n";
}

$height = pegboard_tools()['mortgage-calculator']['height'];
$frame  = fn( string $src, string $scheme = 'light' ) => "<iframe src=\"https://tools.example/embed/mortgage-calculator$src\" title=\"Mortgage calculator\" loading=\"lazy\" width=\"100%\" height=\"$height\" style=\"border:0;color-scheme:$scheme\" allow=\"clipboard-write\"></iframe>";
$tool   = array( 'tool' => 'mortgage-calculator' );

check( 'registers', array( $shown['shortcode'][0], $shown['block'][1]['render_callback'] ), array( 'pegboard', 'pegboard_block' ) );
check( 'editor data', str_contains( $shown['inline'], '</' ), false );
check( 'a frame', pegboard_shortcode( $tool ), $frame( '' ) );
check( 'its script', array_unique( $enqueued ), array( 'https://tools.example/embed/frames.js' ) );
check( 'fields', pegboard_shortcode( $tool + array( 'theme' => 'dark', 'home-price' => '420000' ) ), $frame( '?theme=dark&#038;home-price=420000', 'dark' ) );
check( 'a name without a text', pegboard_shortcode( $tool + array( 0 => 'compact' ) ), $frame( '?compact=' ) );
check( 'unknown names', pegboard_shortcode( $tool + array( 'onclick' => 'x', 'host' => 'x', 0 => 'onload' ) ), $frame( '' ) );
check( 'hostile texts', pegboard_shortcode( $tool + array( 'heading' => '"><script>' ) ), $frame( '?heading=%22%3E%3Cscript%3E' ) );
check( 'a list', pegboard_shortcode( $tool + array( 'heading' => array( 'x' ) ) ), $frame( '' ) );
check( 'invalid UTF-8', pegboard_shortcode( $tool + array( 'heading' => "\xff" ) ), $frame( '?heading=' ) );
check( 'no such tool', pegboard_shortcode( array( 'tool' => '../x"><b>' ) ), '' );
check( 'no tool', pegboard_shortcode( '' ), '' );
check( 'a field called mode', str_contains( pegboard_shortcode( array( 'tool' => 'tax-calculator', 'mode' => 'remove' ) ), '/embed/tax-calculator?mode=remove"' ), true );
$enqueued = array();
check(
	'a custom element',
	pegboard_shortcode( $tool + array( 'mode' => 'script', 'heading' => '"><script>' ) ),
	'<pegboard-mortgage-calculator heading="&quot;&gt;&lt;script&gt;"><a href="https://tools.example/mortgage-calculator">Mortgage calculator</a></pegboard-mortgage-calculator>'
);
check( 'its module', $enqueued, array( 'module https://tools.example/embed/mortgage-calculator.js' ) );
check( 'the block', pegboard_block( array( 'tool' => 'mortgage-calculator', 'values' => array( 'term' => '20' ) ) ), '<div class="wp-block-pegboard-tool">' . $frame( '?term=20' ) . '</div>' );
check( 'a broken block', pegboard_block( array( 'tool' => 'mortgage-calculator', 'values' => 'x', 'mode' => array() ) ), '<div class="wp-block-pegboard-tool">' . $frame( '' ) . '</div>' );
$can_edit = true;
check( 'a hint for authors', str_contains( pegboard_shortcode( array( 'tool' => 'x' ) ), 'no tool called “x”' ), true );
$site = 'javascript:alert(1)';
check( 'an address that isn’t one', str_contains( pegboard_shortcode( $tool ), 'set the address' ), true );
$site = '';
check( 'no address', str_contains( pegboard_shortcode( $tool ), 'set the address' ), true );

echo 0 === $failed ? "The plugin works.\n" : '';
exit( $failed > 0 ? 1 : 0 );
