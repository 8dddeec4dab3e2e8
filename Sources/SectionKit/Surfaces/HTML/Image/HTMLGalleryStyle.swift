/// The style sheet of pages with a gallery, for wide screens, phones and print.
///
/// Like ``HTMLStyle``, it avoids `<` and `&`, loads nothing from other servers and has no
/// animations.
enum HTMLGalleryStyle {
    /// The SHA-256 of the text in Base64, which the page's policy allows.
    static let hash = "eIYT9zUmlBwkmJ0dmnFEgPfMvIi59WFBLQFiGehv+Yw="

    /// The text of the element.
    static let text = #"""
        .gallery {
            display: grid; gap: var(--space-4) var(--space-3); margin: var(--space-4) 0;
            grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
        }
        .gallery figure { min-width: 0; margin: 0; }
        .gallery .picture {
            width: 100%; height: auto; aspect-ratio: 4 / 3; border-radius: 8px; object-fit: cover;
        }
        .gallery summary { display: block; border-radius: 8px; cursor: zoom-in; }
        .gallery summary::-webkit-details-marker { display: none; }
        .gallery [open] .picture {
            position: fixed; inset: 0; z-index: 9; width: 100vw; height: 100dvh; max-height: none;
            background: var(--page); border-radius: 0; object-fit: contain; cursor: zoom-out;
        }
        /* What is said below a picture stays in sight when it is large. */
        .gallery figure:has([open]) figcaption {
            position: fixed; inset: auto 0 0; z-index: 9; margin: 0;
            padding: var(--space-2) var(--space-3); background: var(--page); text-align: center;
        }
        .gallery figure:has([open]) .picture { height: calc(100dvh - 3.5rem); }
        .gallery figure:has([open])::before {
            content: ""; position: fixed; inset: 0; z-index: 9; background: var(--page);
        }
        .gallery :is([aria-current], :target) .picture {
            outline: 3px solid var(--accent); outline-offset: 2px;
        }
        .gallery [open] .picture { outline: none !important; }
        .gallery figcaption > a { color: inherit; }
        @media screen and (max-width: 44rem) {
            .gallery {
                gap: var(--space-3) var(--space-2);
                grid-template-columns: repeat(2, minmax(0, 1fr));
            }
        }
        @media print { .gallery :is(figure, p) { break-inside: avoid; } }

        """#
}
