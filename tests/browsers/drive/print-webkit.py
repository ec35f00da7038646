"""Prints a page as WebKitGTK does, because its WebDriver prints nothing: print-webkit.py HTML ADDRESS PDF."""

import sys
from pathlib import Path

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

html, address, pdf = sys.argv[1:]

MARGIN_MM = 10
paper = Gtk.PageSetup()
paper.set_paper_size(Gtk.PaperSize.new('iso_a4'))
for edge in ('top', 'bottom', 'left', 'right'):
    getattr(paper, f'set_{edge}_margin')(MARGIN_MM, Gtk.Unit.MM)
settings = Gtk.PrintSettings()
settings.set_printer('Print to File')
settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, Path(pdf).resolve().as_uri())

view = WebKit2.WebView()
window = Gtk.OffscreenWindow()
window.set_default_size(1280, 900)
window.add(view)
window.show_all()


def fail(_operation, error):
    sys.exit(error.message)


def print_page(_view, event):
    if event != WebKit2.LoadEvent.FINISHED:
        return
    operation = WebKit2.PrintOperation.new(view)
    operation.set_page_setup(paper)
    operation.set_print_settings(settings)
    operation.connect('failed', fail)
    operation.connect('finished', Gtk.main_quit)
    operation.print_()
    view.operation = operation


view.connect('load-changed', print_page)
view.load_html(Path(html).read_text(), address)
Gtk.main()
