import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.*;

/** Reads texts, then a pattern with flags on each line, in Base64 of UTF-16BE. Prints the matches as JSON. */
class Oracle {
  static String decode(String text) {
    if (text.equals("-")) return "";
    byte[] bytes = Base64.getDecoder().decode(text);
    StringBuilder units = new StringBuilder();
    for (int at = 0; at < bytes.length; at += 2) units.append((char) (((bytes[at] & 0xff) << 8) | (bytes[at + 1] & 0xff)));
    return units.toString();
  }

  public static void main(String[] arguments) {
    Scanner in = new Scanner(System.in, StandardCharsets.UTF_8);
    String[] texts = Arrays.stream(in.nextLine().split(" ")).map(Oracle::decode).toArray(String[]::new);
    while (in.hasNextLine()) {
      String[] parts = in.nextLine().split(" ");
      int flags = 0;
      if (parts[1].contains("i")) flags |= Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
      if (parts[1].contains("m")) flags |= Pattern.MULTILINE;
      if (parts[1].contains("s")) flags |= Pattern.DOTALL;
      try {
        Pattern pattern = Pattern.compile(decode(parts[0]), flags);
        List<String> all = new ArrayList<>();
        for (String text : texts) {
          List<String> matches = new ArrayList<>();
          Matcher matcher = pattern.matcher(text);
          while (matcher.find()) {
            List<String> spans = new ArrayList<>();
            for (int group = 0; group <= matcher.groupCount(); group++) {
              int start = matcher.start(group);
              spans.add(start < 0 ? "null" : "[" + start + "," + matcher.end(group) + "]");
            }
            matches.add(spans.toString());
          }
          all.add(matches.toString());
        }
        System.out.println("{\"matches\":" + all + "}");
      } catch (PatternSyntaxException error) {
        System.out.println("{\"error\":\"" + error.getDescription().replace("\\", "\\\\").replace("\"", "'") + "\"}");
      }
    }
  }
}
