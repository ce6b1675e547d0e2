-- With the usual hundred samples a word in one of a thousand books is counted as ten times as many in one analysis of ten, and
-- then a search for it reads the whole library in its order.
ALTER TABLE "books" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "search_text" SET STATISTICS 1000;
