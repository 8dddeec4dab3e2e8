class @CLASS@ < Formula
  desc "@SUMMARY@"
  homepage "https://github.com/sectionkit/SectionKit"
  url "https://github.com/sectionkit/SectionKit/releases/download/@VERSION@/SectionKit-@VERSION@.tar.gz"
  sha256 "@SOURCE_SHA256@"
  license "MIT"

  depends_on xcode: ["26.0", :build]
  depends_on macos: :sequoia

  uses_from_macos "swift" => :build
  uses_from_macos "curl"

  def install
    # Homebrew builds in a sandbox, in which Swift cannot make its own.
    system "swift", "build", "--disable-sandbox", "--configuration", "release",
           "--package-path", "@PACKAGE@", "--scratch-path", ".build", "--product", "@NAME@"
    bin.install ".build/release/@NAME@"
    generate_completions_from_executable(bin/"@NAME@", "completions")
    (buildpath/"@NAME@.1").write Utils.safe_popen_read(bin/"@NAME@", "manual")
    man1.install "@NAME@.1"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/@NAME@ --version")
  end
end
